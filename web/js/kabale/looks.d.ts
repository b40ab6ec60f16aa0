// The engine's answers while Kabale is played: the shared shapes, with Kabale's own views, events and facts in them.

import * as common from "../engine/shapes";
import { KabaleEvent, KabaleView } from "./shapes";

export interface Frame extends common.Frame {
  event: KabaleEvent;
  view: KabaleView;
}

export interface Look extends common.Look {
  view: KabaleView;
  frames: Frame[];
}

export type Thought = Look | common.Thinking;

export interface Replay extends common.Replay {
  view: KabaleView;
  frames: Frame[];
}

export interface Story extends common.Story {
  events: KabaleEvent[];
}
