export { WriteReport as default } from "#app/features/reviews/write-report.tsx";
