export { SearchForm as default } from "#app/features/search/search-form.tsx";
