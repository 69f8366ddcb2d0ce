/**
 * What every document runs. It is small, and everything else is fetched when it is needed: each page reads and works
 * without any of it.
 */
import { showToasts } from "#app/shared/show-toast.ts";
import { showKeptToast } from "#app/shared/toast.ts";
import { actOnClicks } from "./acts.ts";
import { countVisits } from "./count-visits.ts";
import { followFavourites } from "./favourites.ts";
import { followLater } from "./follow-later.ts";
import { keepSentence } from "./keep-sentence.ts";
import { markSession } from "./mark-session.ts";
import { nameSheets } from "./name-sheets.ts";
import { showProgress } from "./navigation-progress.ts";
import { keepOffline } from "./offline.ts";
import { wakeIslands } from "./wake-islands.ts";

showToasts();
actOnClicks();
nameSheets();
showProgress();
markSession();
countVisits();
followFavourites();
keepSentence();
wakeIslands(document);
followLater();
keepOffline();
// From here on buttons that need a script have one.
document.documentElement.dataset.awake = "";
// A task of its own: browsers fetch a tab's storage from another process, and everything waits for it.
setTimeout(showKeptToast);

const contents = document.querySelector("[data-contents]");
if (contents)
  void import("./mark-section.ts").then(
    ({ markSection }) => markSection(contents),
    () => {},
  );

// A search that was changed in its page has steps in the history, which outlive the document.
const navigation = performance.getEntriesByType("navigation")[0]?.toJSON();
const address = () => location.pathname + location.search;
const cameWith = address();
if (location.pathname === "/buscar" && (history.state?.key || navigation?.type !== "navigate"))
  void import("#app/features/search/results/show-results.client.ts").then(
    ({ resume }) => resume(navigation),
    // Without it a step is the page of its address; a link within the page is none.
    () => addEventListener("popstate", () => address() !== cameWith && location.reload()),
  );
