import { mount } from 'svelte';

import App from './App.svelte';
import './style/fonts.css';
import './kit/style/style.css';
import './kit/settings/settings.svelte';
import { watchLastInput } from './lib/navigation/lastInput';
import { reloadWhenRenewed } from './lib/server/reloadOnUpdate';
import { router } from './lib/navigation/router.svelte';

reloadWhenRenewed();
watchLastInput();
router.listen();
const place = document.getElementById('app');
if (place) mount(App, { target: place });
