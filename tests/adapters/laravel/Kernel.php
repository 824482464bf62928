<?php

use Illuminate\Foundation\Http\Kernel as HttpKernel;

/** The middleware that Laravel gives every app and every page, and who is signed in. */
class Kernel extends HttpKernel
{
    // Its configuration is an array, set before.
    protected $bootstrappers = [
        Illuminate\Foundation\Bootstrap\HandleExceptions::class,
        Illuminate\Foundation\Bootstrap\RegisterFacades::class,
        Illuminate\Foundation\Bootstrap\RegisterProviders::class,
        Illuminate\Foundation\Bootstrap\BootProviders::class,
    ];

    protected $middleware = [
        Illuminate\Foundation\Http\Middleware\ValidatePostSize::class,
        Illuminate\Foundation\Http\Middleware\TrimStrings::class,
        Illuminate\Foundation\Http\Middleware\ConvertEmptyStringsToNull::class,
    ];

    protected $middlewareGroups = [
        'web' => [
            Illuminate\Cookie\Middleware\EncryptCookies::class,
            Illuminate\Cookie\Middleware\AddQueuedCookiesToResponse::class,
            Illuminate\Session\Middleware\StartSession::class,
            Illuminate\Foundation\Http\Middleware\VerifyCsrfToken::class,
            SignInByHeader::class,
            Illuminate\Routing\Middleware\SubstituteBindings::class,
        ],
    ];

    protected $routeMiddleware = ['auth' => Illuminate\Auth\Middleware\Authenticate::class];
}
