import { mount } from 'svelte';

import App from './App.svelte';
import './style/fonts.css';
import './kit/style/style.css';
import './kit/settings/settings.svelte';
import { watchLastInput } from './lib/navigation/lastInput';
import { reloadWhenRenewed } from './lib/server/reloadOnUpdate';
import { speak } from './lib/say.svelte';
import { router } from './lib/navigation/router.svelte';

reloadWhenRenewed();
watchLastInput();
router.listen();
const place = document.getElementById('app');
void speak().then(() => place && mount(App, { target: place }));
