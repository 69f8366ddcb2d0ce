/** Words by which programs name themselves in their User-Agent. No browser of a person carries one. */
const words = [
  "bot\\b|bot[/;_-]|crawl|spider|slurp|headless|phantom|puppeteer|playwright|selenium|lighthouse|pagespeed",
  "facebookexternalhit|^whatsapp|^telegram|embedly|uptime|pingdom|curl|wget|python|java/|okhttp|go-http",
  "node-fetch|undici|axios|libwww|httpclient|scrapy|archiver|validator|feedfetcher|mediapartners|google-|bingpreview",
];

export const robotWords = new RegExp(words.join("|"), "i");
