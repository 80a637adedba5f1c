/** Carries the way back through a form of an auth screen, by the name `next`. */
export function NextField({ next }: { next: string | undefined }) {
  return next === undefined ? null : <input type="hidden" name="next" value={next} />;
}
