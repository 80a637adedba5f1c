import "./outside-next";

// A process that freezes inside a transaction, while it holds a lock on a listing.
const { transact } = await import("@/lib/db/client");
const { lockListings } = await import("@/lib/stock/lock-listings");
const { reportError } = await import("@/lib/error-reporting/report-error");
const { setTimeout: pause } = await import("node:timers/promises");
const id = Number(process.argv[2]);
try {
  await transact(async (tx) => {
    await lockListings(tx, [id]);
    process.stdout.write("held\n");
    await pause(1_000);
    await tx.listing.update({ where: { id }, data: { quantity: 99 }, select: { id: true } });
  });
  process.stdout.write("written\n");
} catch (error) {
  process.stdout.write(`${reportError(error, "frozen").code}\n`);
}
process.exit();
