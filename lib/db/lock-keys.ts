/** PostgreSQL's advisory locks of ours, each by two numbers; Prisma's own are of the one-number kind. */
const ours = 0x4c46;

/** Held by a backup until it has copied the files: objects that rows of its snapshot name are not removed meanwhile. */
export const backupLock = [ours, 1] as const;
/** Held by who changes the schema, and shared by who must not see it change. */
export const migrationLock = [ours, 2] as const;
