/** Who asks, as far as operations care. Made by lib/accounts from the session, or `visitor`. */
export interface Member {
  userId: string;
  isAdmin: boolean;
  /** The row of the session that the call came with; no session is behind a seed or a job. */
  sessionRowId?: string;
}

export interface Visitor {
  userId: null;
  isAdmin: false;
}

export type Viewer = Visitor | Member;

/** Nobody in particular: what cached pages render for. */
export const visitor: Visitor = { userId: null, isAdmin: false };

export function isMember(viewer: Viewer): viewer is Member {
  return viewer.userId !== null;
}
