<?php

// The front controller, for PHP's own server.

use Illuminate\Contracts\Http\Kernel;
use Illuminate\Http\Request;

$app = require __DIR__.'/app.php';
$app->booted(fn () => require __DIR__.'/routes.php');
$kernel = $app->make(Kernel::class);
$response = $kernel->handle($request = Request::capture())->send();
$kernel->terminate($request, $response);
