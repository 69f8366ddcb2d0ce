export { PrivacyForm as default } from "#app/features/privacy/privacy-form.tsx";
