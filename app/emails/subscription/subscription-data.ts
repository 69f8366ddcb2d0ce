import { z } from "zod";
import { priceAt } from "#app/features/subscription/price.ts";
import { brand } from "#app/shared/brand.ts";
import { formatDate, formatMoney } from "#app/shared/formats.ts";
import { nameText } from "../texts.ts";

/** What every email about the subscription holds. Moments are milliseconds, money is centavos. */
const address = z.url({ protocol: /^https?$/ });
export const subscriptionData = z.object({
  ...{ name: nameText, link: address },
  /** The version of the terms that was accepted. */
  terms: address.optional(),
  /** Listed as long as it is paid for: complete, with a registration in order, and not paused. */
  isReady: z.boolean().default(true),
});

export const moment = z.number().int().positive();

/** The end of a trial that still runs. */
export const freeUntil = moment.nullable().default(null);

/** Who gives a payment back in the trial keeps the days that cost nothing. */
export const describeFree = (end: number | null) => (end ? `Seu período gratuito continua até ${day(end)}.` : "");

export const WHAT_IS_ASKED = "completo, com o registro em ordem e sem pausa";

export const aboutSubscription = `Você recebe esta mensagem porque tem uma conta de profissional ${brand.in} ${brand.name}.`;

export const day = (millis: number) => formatDate(new Date(millis));

/** For whoever subscribes now. */
export const priceNow = () => formatMoney(priceAt(Date.now()));
