const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Anything else is no id of ours, and is not asked the database for. */
export const isUuid = (text: string) => UUID.test(text);

/** Of an appointment, a review, a place on a waiting list: what is in such a link is known to who got it alone. */
export const PRIVATE_TOKEN = /^[\w-]{43}$/;

export const isPrivateToken = (text: string) => PRIVATE_TOKEN.test(text);
