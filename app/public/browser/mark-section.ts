/** In a long text's contents, the link of the section that is being read says so. Fetched by pages that have contents. */
export function markSection(contents: Element) {
  const links = new Map([...contents.querySelectorAll("a")].map((link) => [link.hash.slice(1), link]));
  const sections = document.querySelectorAll("main section[id]");
  const inView = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) inView.add(target.id);
        else inView.delete(target.id);
      const current = [...links.keys()].findLast((id) => inView.has(id));
      // Between two sections the former is still the one.
      if (!current) return;
      for (const [id, link] of links) link.ariaCurrent = id === current ? "true" : null;
    },
    // Of those that reach into the upper quarter, below the bar, the last has begun there: it is the one being read.
    { rootMargin: "-80px 0px -75% 0px" },
  );
  for (const section of sections) observer.observe(section);
}
