/**
 * Where somebody stands with the subscription, as days from now, so that it can be made true again at any
 * time. A trial of n days shows "n dias restantes" for a whole day.
 */
export type Situation = {
  subscription_status: "trial" | "active" | "past_due" | "inactive";
  trial_days: number;
  paid_days?: number;
  paused_days?: number;
  /** The subscription will not be renewed: for whoever keeps subscriptions, not a column of memberships. */
  is_cancelling?: boolean;
  /** Days since the account was made. */
  joined: number;
  is_listed: boolean;
};

export const situations = {
  trialJustBegun: { subscription_status: "trial", trial_days: 10, joined: 0, is_listed: true },
  trialEnding: { subscription_status: "trial", trial_days: 3, joined: 7, is_listed: true },
  trialLastDay: { subscription_status: "trial", trial_days: 1, joined: 9, is_listed: true },
  trialExpired: { subscription_status: "trial", trial_days: -4, joined: 14, is_listed: false },
  active: { subscription_status: "active", trial_days: -400, paid_days: 21, joined: 410, is_listed: true },
  cancelling: {
    ...{ subscription_status: "active", trial_days: -95, paid_days: 12, joined: 105 },
    ...{ is_cancelling: true, is_listed: true },
  },
  /** Three of the seven days of grace are over. */
  pastDue: { subscription_status: "past_due", trial_days: -153, paid_days: -3, joined: 163, is_listed: true },
  inactive: { subscription_status: "inactive", trial_days: -130, paid_days: -40, joined: 140, is_listed: false },
  paused: {
    ...{ subscription_status: "active", trial_days: -220, paid_days: 18, joined: 230 },
    ...{ paused_days: -5, is_listed: false },
  },
  incomplete: { subscription_status: "trial", trial_days: 8, joined: 2, is_listed: false },
} satisfies Record<string, Situation>;
