// Loaded first by `node --import`: sets the clock CLOCK_SKEW_IN_MS ahead of the machine's.
const skewInMs = Number(process.env.CLOCK_SKEW_IN_MS ?? 0);
const TrueDate = Date;

function now() {
  return TrueDate.now() + skewInMs;
}

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(
      target,
      args.length === 0 ? [now()] : args,
      newTarget === globalThis.Date ? target : newTarget,
    ),
  apply: () => new TrueDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + skewInMs });
