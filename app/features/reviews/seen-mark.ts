/** Where the panel keeps, in this browser, until which review somebody has looked. It stays when they sign out. */
export const seenMarkKey = (userId: string) => `reviews-seen:${userId}`;

/** Whether somebody has read their reviews in this browser. */
export function hasSeenMark(userId: string) {
  try {
    return localStorage.getItem(seenMarkKey(userId)) !== null;
  } catch {
    return false;
  }
}
