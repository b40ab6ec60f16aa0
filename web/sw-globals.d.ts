/** What classic worker scripts meet: Workbox's ready-made scripts, and the list that the build writes. */
import type * as Precaching from "workbox-precaching";
import type * as Routing from "workbox-routing";

declare global {
  const workbox: { precaching: typeof Precaching; routing: typeof Routing };
  interface ServiceWorkerGlobalScope {
    RAENKE: { build: string; entries: { url: string; revision: string | null; integrity?: string; unpacked?: string }[] };
  }
}
