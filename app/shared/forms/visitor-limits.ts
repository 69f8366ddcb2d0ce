/**
 * How often one address may do what needs no account. Generous for a household or a clinic behind one address, tight
 * for a script. Counted by server/visitors, across processes.
 */
export const visitorLimits = {
  challenge: { hits: 120, seconds: 600 },
  /** Forms without a proof of work, all of them together: browsers without scripts. */
  unproved: { hits: 5, seconds: 3600 },
  appointment: { hits: 30, seconds: 3600 },
  /** To one professional: nobody fills an agenda alone. Many phones share one address. */
  appointmentWithOne: { hits: 20, seconds: 86_400 },
  /** What somebody does with the private link of an appointment. */
  appointmentLink: { hits: 60, seconds: 3600 },
  /** Waiting for a time: each sends an email. */
  waiting: { hits: 10, seconds: 3600 },
  review: { hits: 10, seconds: 3600 },
  report: { hits: 10, seconds: 3600 },
  /** Requests about personal data. */
  privacy: { hits: 8, seconds: 3600 },
  count: { hits: 600, seconds: 600 },
} as const;

export type VisitorLimit = keyof typeof visitorLimits;
