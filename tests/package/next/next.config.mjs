/** As `create-next-app` writes it today; and as apps are that were made before, in a build of its own. */
export default process.env.WITHOUT_CACHE_COMPONENTS === undefined
  ? { cacheComponents: true, partialPrefetching: true }
  : { distDir: '.next-without' };
