export { wakeSearchForm as default } from "#app/features/search/search-form.client.ts";
