/** All that a server wants to know before it starts in production. Nobody is in its database, and no demo is seeded. */
export const productionSettings = {
  ...{ PUBLIC_URL: "http://localhost", SMTP_URL: "smtp://127.0.0.1:1", LOG_LEVEL: "warn" },
  ...{ STRIPE_SECRET_KEY: "sk_test_none", STRIPE_WEBHOOK_SECRET: "whsec_none" },
  ...{ OPERATOR_NAME: "Casa Ltda.", OPERATOR_CNPJ: "12.345.678/0001-95", OPERATOR_ADDRESS: "Rua das Flores, 10" },
  ...{ OPERATOR_EMAIL: "contato@casa.test", DPO_NAME: "Rute", DPO_EMAIL: "dpo@casa.test" },
};
