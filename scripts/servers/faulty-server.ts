// A server on loopback that tests have fail in every way.
export type FaultyServer = {
  url: string;
  port: number;
  // ends it for good
  stop: () => Promise<void>;
  // as a crash does it; `restart` brings it back on the same port
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  // all its processes hang: connections stay open, nothing answers
  pause: () => void;
  resume: () => void;
};
