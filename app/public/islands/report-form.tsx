export { WriteReport as default } from "#app/features/reports/write-report.tsx";
