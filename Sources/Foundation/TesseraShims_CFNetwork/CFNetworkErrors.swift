// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_CoreFoundation

/// Errors of hosts and of loading, by their numbers in the domain `kCFErrorDomainCFNetwork`.
public enum CFNetworkErrors: Int32, Sendable {
  case cfHostErrorHostNotFound = 1
  case cfHostErrorUnknown = 2
  case cfsocksErrorUnknownClientVersion = 100
  case cfsocksErrorUnsupportedServerVersion = 101
  case cfErrorHTTPAuthenticationTypeUnsupported = 300
  case cfErrorHTTPBadCredentials = 301
  case cfErrorHTTPConnectionLost = 302
  case cfErrorHTTPParseFailure = 303
  case cfErrorHTTPRedirectionLoopDetected = 304
  case cfErrorHTTPBadURL = 305
  case cfErrorHTTPProxyConnectionFailure = 306
  case cfErrorHTTPBadProxyCredentials = 307
  case cfErrorPACFileError = 308
  case cfurlErrorUnknown = -998
  case cfurlErrorCancelled = -999
  case cfurlErrorBadURL = -1000
  case cfurlErrorTimedOut = -1001
  case cfurlErrorUnsupportedURL = -1002
  case cfurlErrorCannotFindHost = -1003
  case cfurlErrorCannotConnectToHost = -1004
  case cfurlErrorNetworkConnectionLost = -1005
  case cfurlErrorDNSLookupFailed = -1006
  case cfurlErrorHTTPTooManyRedirects = -1007
  case cfurlErrorResourceUnavailable = -1008
  case cfurlErrorNotConnectedToInternet = -1009
  case cfurlErrorRedirectToNonExistentLocation = -1010
  case cfurlErrorBadServerResponse = -1011
  case cfurlErrorUserCancelledAuthentication = -1012
  case cfurlErrorUserAuthenticationRequired = -1013
  case cfurlErrorZeroByteResource = -1014
  case cfurlErrorCannotDecodeRawData = -1015
  case cfurlErrorCannotDecodeContentData = -1016
  case cfurlErrorCannotParseResponse = -1017
  case cfurlErrorInternationalRoamingOff = -1018
  case cfurlErrorCallIsActive = -1019
  case cfurlErrorDataNotAllowed = -1020
  case cfurlErrorRequestBodyStreamExhausted = -1021
  case cfurlErrorAppTransportSecurityRequiresSecureConnection = -1022
  case cfurlErrorFileDoesNotExist = -1100
  case cfurlErrorFileIsDirectory = -1101
  case cfurlErrorNoPermissionsToReadFile = -1102
  case cfurlErrorDataLengthExceedsMaximum = -1103
  case cfurlErrorSecureConnectionFailed = -1200
  case cfurlErrorServerCertificateHasBadDate = -1201
  case cfurlErrorServerCertificateUntrusted = -1202
  case cfurlErrorServerCertificateHasUnknownRoot = -1203
  case cfurlErrorServerCertificateNotYetValid = -1204
  case cfurlErrorClientCertificateRejected = -1205
  case cfurlErrorClientCertificateRequired = -1206
  case cfurlErrorCannotLoadFromNetwork = -2000
  case cfurlErrorCannotCreateFile = -3000
  case cfurlErrorCannotOpenFile = -3001
  case cfurlErrorCannotCloseFile = -3002
  case cfurlErrorCannotWriteToFile = -3003
  case cfurlErrorCannotRemoveFile = -3004
  case cfurlErrorCannotMoveFile = -3005
}

/// The domain of these errors.
public nonisolated(unsafe) let kCFErrorDomainCFNetwork: CFString = "kCFErrorDomainCFNetwork"
/// The key of the number of `getaddrinfo`'s that an error of a host is about.
public nonisolated(unsafe) let kCFGetAddrInfoFailureKey: CFString = "kCFGetAddrInfoFailureKey"

// MARK: - Proxies

/// The key of what kind of proxy there is.
public nonisolated(unsafe) let kCFProxyTypeKey: CFString = "kCFProxyTypeKey"
/// The key of the name of a proxy's host.
public nonisolated(unsafe) let kCFProxyHostNameKey: CFString = "kCFProxyHostNameKey"
/// The key of a proxy's port.
public nonisolated(unsafe) let kCFProxyPortNumberKey: CFString = "kCFProxyPortNumberKey"
/// The key of the name that a proxy is used by.
public nonisolated(unsafe) let kCFProxyUsernameKey: CFString = "kCFProxyUsernameKey"
/// The key of the password that a proxy is used by.
public nonisolated(unsafe) let kCFProxyPasswordKey: CFString = "kCFProxyPasswordKey"
/// No proxy.
public nonisolated(unsafe) let kCFProxyTypeNone: CFString = "kCFProxyTypeNone"
/// A proxy of HTTP.
public nonisolated(unsafe) let kCFProxyTypeHTTP: CFString = "kCFProxyTypeHTTP"
/// A proxy of HTTPS.
public nonisolated(unsafe) let kCFProxyTypeHTTPS: CFString = "kCFProxyTypeHTTPS"
/// A proxy of SOCKS.
public nonisolated(unsafe) let kCFProxyTypeSOCKS: CFString = "kCFProxyTypeSOCKS"

/// The device's proxies: those of a device without any.
public func CFNetworkCopySystemProxySettings() -> Unmanaged<CFDictionary>? {
  .passRetained(["ExceptionsList": ["*.local", "169.254/16"], "FTPPassive": 1] as NSDictionary)
}

/// The proxies for a URL by settings: none.
public func CFNetworkCopyProxiesForURL(_ url: CFURL, _ proxySettings: CFDictionary) -> Unmanaged<CFArray> {
  .passRetained([[kCFProxyTypeKey: kCFProxyTypeNone] as NSDictionary] as NSArray)
}
