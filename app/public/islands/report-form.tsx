export { WriteReport as default } from "#app/features/reviews/reports/write-report.tsx";
