import { walkScreen } from "./failing-calls-steps";
import { test } from "./test";
import { routeAt, type Walker, walks } from "./walked-pages";
import { placesFor } from "./walked-places";

test.use({ expectedErrors: [/./] });

for (const walker of Object.keys(walks) as Walker[]) {
  test(`whatever fails, every screen stays, says so and keeps what was typed, as seen by: ${walker}`, async ({
    page,
    t,
  }) => {
    test.setTimeout(600_000);
    const already = new Set<string>();
    for (const address of walks[walker](await placesFor[walker](page, t))) {
      await walkScreen(page, t, { address, route: routeAt(address) ?? address }, already);
    }
  });
}
