import { afterAll } from "vitest";
import "./true-operations";
import { closeOwnDatabase, openOwnDatabase } from "./own-database";

// Imported first by every test file that needs the database, before lib/config is read. Where files share a process it is their
// setup file as well, done anew for each (vitest.config.ts, "data").
await openOwnDatabase();
afterAll(closeOwnDatabase);
