// The scenes of the games' miniatures, where a NodeSession can read them.

import { SCENE } from "../../web/js/adel/view/miniature.js";
import { COLUMNS } from "../../web/js/kabale/view/miniature.js";

Object.assign(globalThis, { SCENE, COLUMNS });
