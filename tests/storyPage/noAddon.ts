/** Replaces an add-on that is a tool of Storybook and not part of a story. */
export default () => ({});
