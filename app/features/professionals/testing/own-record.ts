import type { OwnRecord } from "#app/features/professionals/own-record.ts";

/** A complete, listed record, changed where a test needs it. */
export function ownRecord(changes: Partial<OwnRecord> | object = {}): OwnRecord {
  return {
    id: "0b3f43aa-0000-4000-8000-000000000001",
    user_id: "0b3f43aa-0000-4000-9000-000000000001",
    name: "Ana Souza",
    email: "ana@exemplo.com.br",
    specialty: "Psicologia",
    registration: "CRP 06/12345",
    approach: "TCC",
    age_group: "adultos",
    modality: "ambos",
    address: "Rua das Flores, 10",
    district: "Centro",
    city: "Campinas",
    state: "SP",
    schedule: "Segunda a sexta, das 9h às 18h",
    weekly_hours: [],
    description: "Atendo com calma.",
    whatsapp: "19999990000",
    contact_email: "contato@exemplo.com.br",
    is_active: true,
    subscription_status: "active",
    trial_end_date: "2026-01-01T00:00:00Z",
    verified_at: null,
    rating: null,
    review_count: 0,
    created_at: "2026-10-01T12:00:00Z",
    updated_at: "2026-11-15T12:00:00Z",
    photo: null,
    consultation_minutes: 50,
    works_on_holidays: false,
    paused_at: null,
    suspended_at: null,
    ...changes,
  };
}
