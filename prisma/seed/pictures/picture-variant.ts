import type { Tone } from "./palette";

/** A ball row is closed by seals or shields, or open: then its cage shows. */
type BallRow = "rubber" | "metal" | { cage: Tone };

/** What a drawing shows; each shape has one drawing function in shapes/. */
type Shape =
  | { shape: "inverter"; body: Tone; front: Tone; keypad: boolean; fins: number }
  | { shape: "servo-drive"; body: Tone; front: Tone }
  | { shape: "motor"; body: Tone; fins: number }
  | { shape: "rack-module"; body: Tone; leds: number; columns: 1 | 2; wide?: true }
  | { shape: "compact-plc"; body: Tone; front: Tone; terminals: number }
  | { shape: "bus-terminal"; body: Tone; points: 4 | 8; coupler?: true }
  | { shape: "ball-bearing"; balls: number; bore: number; cover: BallRow }
  | { shape: "roller-bearing"; rollers: number; bore: number; rows: 1 | 2; cage: Tone }
  | { shape: "pillow-block"; body: Tone }
  | { shape: "solenoid-valve"; body: Tone; coil: Tone | null }
  | { shape: "spool-valve"; body: Tone; coils: 1 | 2; ports: 2 | 3 }
  | { shape: "hydraulic-valve"; body: Tone; coils: 1 | 2 }
  | { shape: "threaded-sensor"; face: Tone; sleeve: Tone; turns: number }
  | { shape: "box-sensor"; body: Tone; lenses: 1 | 2; cable: "plug" | "lead" }
  | { shape: "display-sensor"; body: Tone; digits: string }
  | { shape: "contactor"; body: Tone; front: Tone; bars?: true; aux?: true }
  | { shape: "motor-starter"; body: Tone; knob: Tone; range: string }
  | { shape: "profile-cylinder"; body: Tone; stroke: number }
  | { shape: "round-cylinder"; stroke: number }
  | { shape: "compact-cylinder"; body: Tone }
  | { shape: "regulator"; body: Tone; bowl: boolean }
  | { shape: "fitting"; body: Tone; throttle: boolean }
  | { shape: "connector-insert"; body: Tone; poles: number; female: boolean }
  | { shape: "connector-housing"; body: Tone; poles: number }
  | { shape: "terminal-block"; body: Tone; clamp: "screw" | "spring" }
  | { shape: "lever-connector"; lever: Tone; ways: number }
  | { shape: "round-connector"; body: Tone; lead: Tone | null }
  | { shape: "cable-gland"; body: Tone };

/** A main drawing, and for some parts a second view: its type label or its carton. */
export type PictureVariant = Shape & { second?: "label" | "carton" };

type ShapeName = Shape["shape"];

export type VariantOf<Name extends ShapeName> = Extract<Shape, { shape: Name }>;
