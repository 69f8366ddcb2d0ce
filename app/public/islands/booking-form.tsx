export { BookingForm as default } from "#app/features/appointments/booking-form.tsx";
