import { noteFrontDoor } from "@/lib/site/guarded";

// Imported by tests that call a route handler as it is called behind the front door, which names the client.
noteFrontDoor();
