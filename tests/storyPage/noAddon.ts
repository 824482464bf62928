/** Stands in for an add-on that is a tool of Storybook's and no part of a story. */
export default () => ({});
