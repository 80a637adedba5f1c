// Bundles share only globalThis.
const holder = globalThis as { lagerfundJobs?: Map<string, Set<string>> };

export async function trackRunningJob(
  queueName: string,
  id: string,
  work: () => Promise<void>,
): Promise<void> {
  const ids = idsOf(queueName);
  ids.add(id);
  try {
    await work();
  } finally {
    ids.delete(id);
  }
}

export function runningJobs(): [queueName: string, ids: string[]][] {
  return [...jobs()]
    .map(([queueName, ids]): [string, string[]] => [queueName, [...ids]])
    .filter(([, ids]) => ids.length > 0);
}

function idsOf(queueName: string): Set<string> {
  const ids = jobs().get(queueName) ?? new Set();
  jobs().set(queueName, ids);
  return ids;
}

function jobs(): Map<string, Set<string>> {
  holder.lagerfundJobs ??= new Map();
  return holder.lagerfundJobs;
}
