export { WaitingForm as default } from "#app/features/waiting-list/waiting-form.tsx";
