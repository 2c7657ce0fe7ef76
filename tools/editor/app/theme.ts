import { type CSSVariablesResolver, colorsTuple, createTheme, virtualColor } from '@mantine/core';

/** The look of the editor's controls. Each text has a contrast of 7:1, as on the site. */
export const theme = createTheme({
  fontFamily: 'system-ui, sans-serif',
  fontSizes: { xs: '0.875rem' },
  colors: {
    day: colorsTuple('#1d3fbb'),
    night: colorsTuple('#a9c1ff'),
    main: virtualColor({ name: 'main', light: 'day', dark: 'night' }),
  },
  primaryColor: 'main',
  autoContrast: true,
  components: {
    // In its place in the page, a menu is within a landmark.
    Menu: {
      defaultProps: {
        withinPortal: false,
        floatingStrategy: 'fixed',
        withInitialFocusPlaceholder: false,
        transitionProps: { duration: 0 },
      },
    },
  },
});

/** Mantine's own colours of these have less contrast. */
export const colours: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#46525c',
    '--mantine-color-placeholder': '#46525c',
    '--mantine-color-error': '#9c1c1c',
  },
  dark: {
    '--mantine-color-text': '#f4f4f4',
    '--mantine-color-dimmed': '#c3cad0',
    '--mantine-color-placeholder': '#c3cad0',
    '--mantine-color-error': '#ffb3b3',
  },
});
