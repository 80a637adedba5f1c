import type { Dimensions } from "./dimensions";

/** Front view and side view beside each other, in mm, as AutoCAD 12 wrote it: every program reads that. */
export function dxfDrawing(name: string, dimensions: Dimensions): string {
  const gap = 20;
  const entities =
    dimensions.shape === "ring"
      ? ringViews(dimensions, gap)
      : [
          ...rectangle(0, 0, dimensions.width, dimensions.height),
          ...rectangle(dimensions.width + gap, 0, dimensions.depth, dimensions.height),
        ];
  const codes = [
    [0, "SECTION"],
    [2, "ENTITIES"],
    ...entities,
    ...text(0, -12, `${plain(name)}  ${sizeOf(dimensions)}`),
    [0, "ENDSEC"],
    [0, "EOF"],
  ];
  return codes.map(([code, value]) => `${code}\n${value}\n`).join("");
}

/** The box that the part fits into, as a wire frame in mm (AP 214). */
export function stepDrawing(name: string, { width, height, depth }: Box): string {
  const [x, y, z] = [width, depth, height].map((size) => `${size}.`);
  const zero = "0.";
  const corners = [
    [zero, zero, zero],
    [x, zero, zero],
    [x, y, zero],
    [zero, y, zero],
    [zero, zero, z],
    [x, zero, z],
    [x, y, z],
    [zero, y, z],
  ].map((corner, index) => `#${20 + index}=CARTESIAN_POINT('',(${corner.join(",")}));`);
  const loops = [
    [0, 1, 2, 3, 0],
    [4, 5, 6, 7, 4],
    [0, 4],
    [1, 5],
    [2, 6],
    [3, 7],
  ].map(
    (loop, index) => `#${30 + index}=POLYLINE('',(${loop.map((at) => `#${20 + at}`).join(",")}));`,
  );
  const title = plain(name);
  return `ISO-10303-21;
HEADER;
FILE_DESCRIPTION(('${title}'),'2;1');
FILE_NAME('${title}','2026-01-01T00:00:00',(''),(''),'Lagerfund','Lagerfund','');
FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));
ENDSEC;
DATA;
#1=APPLICATION_CONTEXT('automotive design');
#2=APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,#1);
#3=PRODUCT_CONTEXT('',#1,'mechanical');
#4=PRODUCT('${title}','${title}','',(#3));
#5=PRODUCT_DEFINITION_FORMATION('','',#4);
#6=PRODUCT_DEFINITION_CONTEXT('part definition',#1,'design');
#7=PRODUCT_DEFINITION('','',#5,#6);
#8=PRODUCT_DEFINITION_SHAPE('','',#7);
#9=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.));
#10=(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.));
#11=(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT());
#12=UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-05),#9,'distance_accuracy_value','');
#13=(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((#12))GLOBAL_UNIT_ASSIGNED_CONTEXT((#9,#10,#11))REPRESENTATION_CONTEXT('',''));
${corners.join("\n")}
${loops.join("\n")}
#40=GEOMETRIC_CURVE_SET('',(${loops.map((_, index) => `#${30 + index}`).join(",")}));
#41=GEOMETRICALLY_BOUNDED_WIREFRAME_SHAPE_REPRESENTATION('',(#40),#13);
#42=SHAPE_DEFINITION_REPRESENTATION(#8,#41);
ENDSEC;
END-ISO-10303-21;
`;
}

/** As drawings and data sheets write it. */
export function sizeOf(dimensions: Dimensions): string {
  return dimensions.shape === "ring"
    ? `d ${dimensions.bore} x D ${dimensions.outer} x B ${dimensions.width} mm`
    : `B ${dimensions.width} x H ${dimensions.height} x T ${dimensions.depth} mm`;
}

type Box = Extract<Dimensions, { shape: "box" }>;
type Ring = Extract<Dimensions, { shape: "ring" }>;
type Code = [code: number, value: string | number];

function ringViews({ bore, outer, width }: Ring, gap: number): Code[] {
  const middle = outer / 2;
  const [side, wall] = [outer + gap, (outer - bore) / 2];
  return [
    ...circle(middle, middle, middle),
    ...circle(middle, middle, bore / 2),
    ...rectangle(side, 0, width, outer),
    ...line([side, wall], [side + width, wall]),
    ...line([side, outer - wall], [side + width, outer - wall]),
  ];
}

function rectangle(x: number, y: number, width: number, height: number): Code[] {
  const corners: [number, number][] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return corners.flatMap((corner, index) => line(corner, corners[(index + 1) % 4] ?? corner));
}

function line([x1, y1]: [number, number], [x2, y2]: [number, number]): Code[] {
  return [
    [0, "LINE"],
    [8, "0"],
    [10, x1],
    [20, y1],
    [11, x2],
    [21, y2],
  ];
}

function circle(x: number, y: number, radius: number): Code[] {
  return [
    [0, "CIRCLE"],
    [8, "0"],
    [10, x],
    [20, y],
    [40, radius],
  ];
}

function text(x: number, y: number, content: string): Code[] {
  return [
    [0, "TEXT"],
    [8, "0"],
    [10, x],
    [20, y],
    [40, 5],
    [1, content],
  ];
}

/** Both formats are of ASCII; a quote would end the text. */
function plain(name: string): string {
  return name.replaceAll(/[^\x20-\x7e]|'/g, "");
}
