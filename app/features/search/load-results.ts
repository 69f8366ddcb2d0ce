/** Asked for beside the data that they are drawn from: what cannot be had then is a failed search. */
export const loadCardList = () => import("./card-list.tsx");
export const loadNobodyFound = () => import("./nobody-found.tsx");
