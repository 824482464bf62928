/** A host's stylesheet: what an inbox inherits on purpose, and the rules that must not reach it. */
export interface HostSheet {
  /** The page's own type. The inbox takes its family. */
  readonly page: string;
  readonly rules: string;
}

/** What Tailwind's preflight does, in its own order and weight: bare elements, and `[type]` of one attribute. */
export const tailwind: HostSheet = {
  page: 'html { line-height: 1.5; tab-size: 4 } body { font-family: ui-sans-serif, system-ui, sans-serif; line-height: inherit }',
  rules: `
    *, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb }
    body { margin: 0 }
    hr { height: 0; color: inherit; border-top-width: 1px }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
    a { color: inherit; text-decoration: inherit }
    b, strong { font-weight: bolder }
    code, kbd, samp, pre { font-family: ui-monospace, monospace; font-size: 1em }
    table { text-indent: 0; border-color: inherit; border-collapse: collapse }
    button, input, optgroup, select, textarea {
      font-family: inherit; font-size: 100%; font-weight: inherit; line-height: inherit; color: inherit; margin: 0; padding: 0;
    }
    button, select { text-transform: none }
    button, [type='button'], [type='reset'], [type='submit'] {
      -webkit-appearance: button; background-color: transparent; background-image: none;
    }
    [type='search'] { -webkit-appearance: textfield; outline-offset: -2px }
    ::-webkit-search-decoration { -webkit-appearance: none }
    blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0 }
    fieldset { margin: 0; padding: 0 }
    ol, ul, menu { list-style: none; margin: 0; padding: 0 }
    input::placeholder, textarea::placeholder { opacity: 1; color: #9ca3af }
    button, [role='button'] { cursor: pointer }
    :disabled { cursor: default }
    img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle }
    img, video { max-width: 100%; height: auto }
    [hidden] { display: none }
  `,
};

/** What Bootstrap's reboot does. */
export const bootstrap: HostSheet = {
  page: 'body { font-family: "Segoe UI", "Helvetica Neue", Arial, sans-serif; font-size: 16px; line-height: 1.5; color: #212529 }',
  rules: `
    *, *::before, *::after { box-sizing: border-box }
    body { margin: 0; background-color: #fff; -webkit-text-size-adjust: 100% }
    hr { margin: 1rem 0; color: inherit; border: 0; border-top: 1px solid; opacity: .25 }
    h6, h5, h4, h3, h2, h1 { margin-top: 0; margin-bottom: .5rem; font-weight: 500; line-height: 1.2 }
    h2 { font-size: 2rem }
    h3 { font-size: 1.75rem }
    p { margin-top: 0; margin-bottom: 1rem }
    ol, ul { padding-left: 2rem }
    ol, ul, dl { margin-top: 0; margin-bottom: 1rem }
    ol ol, ul ul, ol ul, ul ol { margin-bottom: 0 }
    blockquote { margin: 0 0 1rem }
    b, strong { font-weight: bolder }
    small { font-size: .875em }
    a { color: #0d6efd; text-decoration: underline }
    pre, code, kbd, samp { font-family: SFMono-Regular, Menlo, monospace; font-size: 1em }
    pre { display: block; margin-top: 0; margin-bottom: 1rem; overflow: auto; font-size: .875em }
    code { font-size: .875em; color: #d63384; word-wrap: break-word }
    img, svg { vertical-align: middle }
    label { display: inline-block }
    button { border-radius: 0 }
    input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit }
    button, select { text-transform: none }
    [role="button"] { cursor: pointer }
    select { word-wrap: normal }
    button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button }
    fieldset { min-width: 0; padding: 0; margin: 0; border: 0 }
    [type="search"] { -webkit-appearance: textfield; outline-offset: -2px }
  `,
};

/** What the small libraries of old did to bare elements: large capitals on buttons, tall fields, boxes around code. */
export const careless: HostSheet = {
  page: 'body { font-family: "DejaVu Serif", Georgia, serif; font-size: 1.6em; font-weight: 300; letter-spacing: .01em; line-height: 1.6; color: #606c76 }',
  rules: `
    *, *:after, *:before { box-sizing: inherit }
    html { box-sizing: border-box; font-size: 62.5% }
    a { color: #9b4dca; text-decoration: none }
    button, input[type='button'] {
      background-color: #9b4dca; border: .1rem solid #9b4dca; border-radius: .4rem; color: #fff; cursor: pointer; display: inline-block;
      font-size: 1.1rem; font-weight: 700; height: 3.8rem; letter-spacing: .1rem; line-height: 3.8rem; padding: 0 3rem;
      text-align: center; text-decoration: none; text-transform: uppercase; white-space: nowrap; box-shadow: 0 0 6px #9b4dca;
    }
    code { background: #f4f5f6; border-radius: .4rem; font-size: 86%; margin: 0 .2rem; padding: .2rem .5rem; white-space: nowrap }
    pre { background: #f4f5f6; border-left: .3rem solid #9b4dca; overflow-y: hidden }
    hr { border: 0; border-top: .1rem solid #f4f5f6; margin: 3rem 0 }
    input, select, textarea {
      appearance: none; background-color: transparent; border: .1rem solid #d1d1d1; border-radius: .4rem; box-shadow: none;
      box-sizing: inherit; height: 3.8rem; padding: .6rem 1rem; width: 100%;
    }
    input:focus, select:focus { border-color: #9b4dca; outline: 0 }
    label, legend { display: block; font-size: 1.6rem; font-weight: 700; margin-bottom: .5rem }
    fieldset { border-width: 0; padding: 0 }
    dl, ol, ul { list-style: none; margin-top: 0; padding-left: 0 }
    ul ul, ul ol, ol ol, ol ul { font-size: 90%; margin: 1.5rem 0 1.5rem 3rem }
    button, dd, dt, li { margin-bottom: 1rem }
    fieldset, input, select, textarea { margin-bottom: 1.5rem }
    blockquote, dl, figure, form, ol, p, pre, table, ul { margin-bottom: 2.5rem }
    article, section, header, footer, nav { padding: 2rem; margin: 2rem 0; display: block; background: #f4f5f6 }
    h1, h2, h3, h4 { font-weight: 300; letter-spacing: -.1rem; margin-bottom: 2rem; margin-top: 0; line-height: 1.25; font-size: 3.6rem }
    b, strong { font-weight: bold }
    p { margin-top: 0 }
    time, small { font-size: 1.6rem; font-style: italic }
    img, svg { width: 2rem; height: 2rem; max-width: 100%; vertical-align: bottom; fill: #9b4dca }
  `,
};

/** Layouts of blogs before there was flex, and a reset that undoes an attribute. */
export const floating: HostSheet = {
  page: 'body { font-family: serif }',
  rules: `
    article, section, header, footer, ul, li, time, label, fieldset { float: left }
    [hidden] { display: block }
  `,
};

/** A rule for everything, as bookmarklets and desperate resets have it. */
export const everything: HostSheet = {
  page: 'html { font-size: 20px } body { font-family: serif }',
  rules: `
    /* Not the shapes in drawings: they are attributes, so this would wipe out the host's own drawings too. */
    :where(:not(svg *)) { all: revert }
    * { color: red; box-sizing: content-box; font: 20px serif }
  `,
};

/** The text styles of a navigation bar, or of a headline, which whatever stands in it inherits. They are the page's, where a popover inherits them too. */
export const navigation: HostSheet = {
  page: 'body { font-family: serif }',
  rules: `
    body {
      white-space: nowrap; text-indent: 12px; cursor: move; text-shadow: 0 1px 2px red; user-select: none; word-break: break-all;
      text-transform: uppercase; letter-spacing: .2em; word-spacing: .5em; overflow-wrap: anywhere; hyphens: auto;
      line-break: anywhere; font-variant: small-caps; font-style: italic; text-align: center; text-align-last: center;
      -webkit-text-stroke: 1px red;
      -webkit-text-fill-color: transparent;
    }
  `,
};
