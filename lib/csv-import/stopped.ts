/** Thrown in a job whose import has been cancelled, or taken up by another job: what it has written is rolled back. */
export class Stopped extends Error {
  constructor() {
    super("the import was stopped");
    this.name = "Stopped";
  }
}
