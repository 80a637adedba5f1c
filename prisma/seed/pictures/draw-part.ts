import { carton } from "./carton";
import { paper } from "./palette";
import type { PictureVariant } from "./picture-variant";
import { ballBearing, rollerBearing } from "./shapes/bearing";
import { boxSensor } from "./shapes/box-sensor";
import { busTerminal } from "./shapes/bus-terminal";
import { cableGland } from "./shapes/cable-gland";
import { compactPlc } from "./shapes/compact-plc";
import { contactor } from "./shapes/contactor";
import { compactCylinder, profileCylinder, roundCylinder } from "./shapes/cylinder";
import { displaySensor } from "./shapes/display-sensor";
import { fitting } from "./shapes/fitting";
import { hydraulicValve } from "./shapes/hydraulic-valve";
import { inverter } from "./shapes/inverter";
import { leverConnector } from "./shapes/lever-connector";
import { motor } from "./shapes/motor";
import { motorStarter } from "./shapes/motor-starter";
import { pillowBlock } from "./shapes/pillow-block";
import { rackModule } from "./shapes/rack-module";
import { connectorHousing, connectorInsert } from "./shapes/rectangular-connector";
import { regulator } from "./shapes/regulator";
import { roundConnector } from "./shapes/round-connector";
import { servoDrive } from "./shapes/servo-drive";
import { solenoidValve } from "./shapes/solenoid-valve";
import { spoolValve } from "./shapes/spool-valve";
import { terminalBlock } from "./shapes/terminal-block";
import { threadedSensor } from "./shapes/threaded-sensor";
import { typeLabel } from "./type-label";

interface Drawable {
  manufacturer: string;
  mpn: string;
  ean?: string;
  picture: PictureVariant;
}

export interface Drawing {
  /** File name for the rendered picture, e.g. 6ES7315-2EH14-0AB0-1.png. */
  name: string;
  svg: string;
}

/** A part's drawings as SVG of 1200 × 1200 px, the main one first. */
export function drawPart(part: Drawable): Drawing[] {
  const views = [mainView(part.picture, part.mpn)];
  if (part.picture.second === "label") views.push(typeLabel(part));
  if (part.picture.second === "carton") views.push(carton(part));
  return views.map((view, index) => ({
    name: `${fileStem(part.mpn)}-${index + 1}.png`,
    svg: sheet(view),
  }));
}

function mainView(picture: PictureVariant, mpn: string): string {
  switch (picture.shape) {
    case "inverter":
      return inverter(picture, mpn);
    case "servo-drive":
      return servoDrive(picture, mpn);
    case "motor":
      return motor(picture, mpn);
    case "rack-module":
      return rackModule(picture, mpn);
    case "compact-plc":
      return compactPlc(picture, mpn);
    case "bus-terminal":
      return busTerminal(picture, mpn);
    case "ball-bearing":
      return ballBearing(picture, mpn);
    case "roller-bearing":
      return rollerBearing(picture, mpn);
    case "pillow-block":
      return pillowBlock(picture, mpn);
    case "solenoid-valve":
      return solenoidValve(picture, mpn);
    case "spool-valve":
      return spoolValve(picture, mpn);
    case "hydraulic-valve":
      return hydraulicValve(picture, mpn);
    case "threaded-sensor":
      return threadedSensor(picture, mpn);
    case "box-sensor":
      return boxSensor(picture, mpn);
    case "display-sensor":
      return displaySensor(picture, mpn);
    case "contactor":
      return contactor(picture, mpn);
    case "motor-starter":
      return motorStarter(picture, mpn);
    case "profile-cylinder":
      return profileCylinder(picture, mpn);
    case "round-cylinder":
      return roundCylinder(picture, mpn);
    case "compact-cylinder":
      return compactCylinder(picture, mpn);
    case "regulator":
      return regulator(picture, mpn);
    case "fitting":
      return fitting(picture, mpn);
    case "connector-insert":
      return connectorInsert(picture, mpn);
    case "connector-housing":
      return connectorHousing(picture, mpn);
    case "terminal-block":
      return terminalBlock(picture, mpn);
    case "lever-connector":
      return leverConnector(picture, mpn);
    case "round-connector":
      return roundConnector(picture, mpn);
    case "cable-gland":
      return cableGland(picture, mpn);
  }
}

function sheet(view: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200"><rect width="1200" height="1200" fill="${paper}"/>${view}</svg>`;
}

function fileStem(mpn: string): string {
  return mpn.replaceAll(/[^A-Za-z0-9.-]+/g, "-").replaceAll(/^-+|-+$/g, "");
}
