export interface Member {
  userId: string;
  isAdmin: boolean;
  /** Missing for seeds and jobs. */
  sessionRowId?: string;
}

export interface Visitor {
  userId: null;
  isAdmin: false;
}

export type Viewer = Visitor | Member;

/** Cached pages render for it. */
export const visitor: Visitor = { userId: null, isAdmin: false };

export function isMember(viewer: Viewer): viewer is Member {
  return viewer.userId !== null;
}
