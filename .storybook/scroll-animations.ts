/**
 * Hides animations that follow the scroll position. They never finish, and Storybook would wait 5 s for them before
 * it checks a story.
 */
export function hideScrollAnimations(page: Document): void {
  const all = page.getAnimations.bind(page);
  page.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}
