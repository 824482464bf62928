<?php

// An app as `laravel new` makes it, as far as an inbox needs it, with the files of registry/laravel and what its README says to write. What it
// stores is in the folder ADAPTER_APP, and in the database of ADAPTER_DATABASE.

use Illuminate\Config\Repository;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Contracts\Http\Kernel as HttpKernel;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Exceptions\Handler;

require 'Illuminate/autoload.php';

$registry = dirname(__DIR__, 3).'/registry/laravel';
foreach (['User', 'Told', 'FileBroadcaster', 'SignInByHeader', 'Kernel'] as $class) {
    require __DIR__."/$class.php";
}
require "$registry/InboxController.php";
require "$registry/InboxChanged.php";

$folder = getenv('ADAPTER_APP');
$app = new Application($folder);
$app->singleton(HttpKernel::class, Kernel::class);
$app->singleton(ExceptionHandler::class, Handler::class);
$app->instance('config', new Repository(require __DIR__.'/config.php'));
$app->detectEnvironment(fn () => 'production');
$app->instance('readme', readmeOf($registry));
$app->bind('path.lang', fn () => $folder);

return $app;

/** The pieces of PHP in the README, in its order. */
function readmeOf(string $registry): array
{
    preg_match_all('/```php\n(.*?)```/s', file_get_contents("$registry/README.md"), $pieces);

    return $pieces[1];
}
