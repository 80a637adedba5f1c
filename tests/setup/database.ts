import { afterAll } from "vitest";
import "./true-operations";
import { closeOwnDatabase, openOwnDatabase } from "./own-database";

// Must be imported before lib/config is read. It is also the setup file of the "data" project
// (vitest.config.ts).
await openOwnDatabase();
afterAll(closeOwnDatabase);
