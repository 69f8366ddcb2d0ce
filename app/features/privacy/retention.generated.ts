// Generated from directory.retention() by "npm run types".

export const retention = {
  access_records: "6 months",
  account_events: "365 days",
  appointments: "90 days",
  backups: "30 days",
  charges: "5 years",
  devices: "400 days",
  emails: "180 days",
  erasures: "90 days",
  former_accounts: "12 months",
  incidents: "5 years",
  known_networks: "90 days",
  operator_acts: "5 years",
  operator_reasons: "12 months",
  privacy_requests: "5 years",
  protection_links: "7 days",
  report_contacts: "180 days",
  sessions: "90 days",
  unused_review_links: "60 days",
  visitor_codes: "1 day",
} as const;
