export { BookingForm as default } from "#app/features/appointments/booking/booking-form.tsx";
