// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Which names say that a file needs a module which Apple's modules bring along.

extension ImportRule {
  static let networking: Set<String> = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLSessionWebSocketTask", "URLSessionDelegate", "URLSessionTaskDelegate",
    "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache",
    "CachedURLResponse", "URLProtocol", "URLProtocolClient", "URLCredential", "URLCredentialStorage",
    "NSMutableURLRequest", "NSURLRequest", "URLSessionTaskMetrics", "URLSessionWebSocketDelegate",
    "URLAuthenticationChallenge", "URLProtectionSpace", "HTTPCookie", "HTTPCookieStorage",
  ]
  static let xml: Set<String> = [
    "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD", "XMLDTDNode",
  ]
  /// What Apple's Foundation has and the kit makes good.
  static let ofUIKit: Set<String> = [
    "init(localized:)", "LocalizationValue", "LocalizedStringResource",
    "NSDataDetector", "NSExtensionItem", "NSExtensionContext", "NSExtensionRequestHandling", "NSHashTable",
    "NSItemProvider", "NSMapTable", "NSPointerArray", "NSPointerFunctions",
    "NSPredicate",
    "NSSortDescriptor", "NSUserActivity", "Selector", "Timer", "UndoManager",
    "mutableOrderedSetValue", "class_addMethod", "class_copyIvarList", "class_copyMethodList",
    "class_copyPropertyList", "class_getClassMethod", "class_getInstanceMethod", "class_getInstanceVariable",
    "class_getMethodImplementation", "class_getProperty", "class_replaceMethod", "class_respondsToSelector",
    "imp_implementationWithBlock", "ivar_getName", "ivar_getOffset", "ivar_getTypeEncoding",
    "method_exchangeImplementations", "method_getImplementation", "method_getName", "method_getNumberOfArguments",
    "method_getTypeEncoding", "method_setImplementation", "objc_allocateClassPair", "objc_copyClassList",
    "objc_disposeClassPair", "objc_getClass", "objc_getClassList", "objc_lookUpClass", "objc_property_t",
    "objc_registerClassPair", "object_getIvar", "property_getAttributes", "property_getName", "sel_getName",
    "sel_registerName",
  ]
  /// What Apple's Foundation has and another module of ours makes good.
  static let ofFoundation: Set<String> = [
    "DispatchSourceMemoryPressure", "HTTPCookieStringPolicy", "asyncAfterUnsafe", "asyncUnsafe", "enumerateMatches",
    "NSInteger", "NSUInteger",
    "NSURLErrorNetworkUnavailableReasonKey", "NetworkUnavailableReason", "__dispatch_queue_get_label", "allTasks",
    "formatterBehavior", "getObjectValue", "localizedString", "makeMemoryPressureSource", "networkUnavailableReason",
    "nonretainedObjectValue", "pointerValue", "prefersIncrementalDelivery", "sameSitePolicy", "underlyingErrors",
    "CompressionAlgorithm", "DateComponentsFormatter", "ListFormatter",
    "Measurement",
    "MeasurementFormatUnitUsage", "MeasurementFormatter", "ubiquityIdentityToken",
    "NSProcessInfoPowerStateDidChange", "NSUbiquitousKeyValueStore", "RelativeDateTimeFormatter", "containerURL",
    "NSFileCoordinator", "NSOSStatusErrorDomain", "allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess",
    "appendFormat", "applicationSupportDirectory", "background", "bytes", "cachesDirectory", "documentsDirectory",
    "downloadsDirectory", "fileSize", "isLowPowerModeEnabled", "libraryDirectory", "lines", "measurement",
    "notifications", "sessionSendsLaunchEvents", "startAccessingSecurityScopedResource",
    "stopAccessingSecurityScopedResource", "thermalState", "thermalStateDidChangeNotification",
    "tlsMinimumSupportedProtocolVersion", "waitsForConnectivity",
    "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "NSException", "NSURLConnection",
    "NSURLConnectionDataDelegate",
    "NSURLConnectionDelegate", "NSURLSessionDownloadTaskResumeData", "PersonNameComponents", "USEC_PER_SEC",
    "applyingTransform", "assumesHTTP3Capable", "allowsPersistentDNS", "attribution", "bySentences", "byWords",
    "bookmarkData", "compressed", "decompressed", "resolvingBookmarkData",
    "checkPromisedItemIsReachable", "promisedItemResourceValues", "_TesseraHookingProtocol", "DispatchQueue",
    "volumeAvailableCapacityForImportantUsage", "volumeAvailableCapacityForImportantUsageKey",
    "requiresDNSSECValidation", "responsiveAV", "responsiveData", "trashItem", "URLSession",
    "mach_absolute_time", "mach_timebase_info",
    "mach_timebase_info_data_t", "srandomdev",
    "DispatchSourceFileSystemObject", "NetService", "NetServiceBrowser", "NetServiceBrowserDelegate",
    "NetServiceDelegate", "NSFoundationVersionNumber", "URLFileProtection", "estimatedTimeRemaining",
    "fileCompletedCount", "fileOperationKind", "fileProtection", "fileProtectionKey", "fileTotalCount", "fileURL",
    "getBoundStreams", "getStreamsToHost", "makeFileSystemObjectSource", "throughput",
  ]
  /// What Apple's Foundation re-exports from Darwin, and Linux's C library has not.
  static let darwin: Set<String> = [
    "CTL_HW", "CTL_KERN", "DarwinBoolean", "HW_MACHINE", "HW_MEMSIZE", "HW_MODEL", "HW_NCPU", "HW_PAGESIZE",
    "IPPROTO_ICMP", "IPPROTO_IP", "IPPROTO_IPV6", "IPPROTO_TCP", "IPPROTO_UDP", "KERN_BOOTTIME", "KERN_OSRELEASE",
    "KERN_PROC", "KERN_PROC_ALL", "KERN_PROC_PID", "MAXFLOAT", "P_TRACED", "SOCK_DGRAM", "SOCK_RAW", "SOCK_STREAM",
    "arc4random_stir", "dlclose", "extern_proc", "kinfo_proc", "os_proc_available_memory", "sysctl",
    "KERN_SUCCESS", "MACH_TASK_BASIC_INFO", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_IOS", "TARGET_OS_IPHONE",
    "TARGET_OS_SIMULATOR", "TASK_VM_INFO", "kern_return_t", "mach_port_t", "mach_task_basic_info",
    "mach_task_self_", "sa_len", "sin6_len", "sin_len", "sysctlbyname", "task_info", "task_vm_info_data_t",
    "O_EVTONLY", "O_SYMLINK", "SO_NOSIGPIPE", "F_FULLFSYNC", "F_GETPATH", "F_NOCACHE", "THREAD_BASIC_INFO",
    "THREAD_INFO_MAX", "THREAD_STATE_NONE", "TH_FLAGS_IDLE", "TH_USAGE_SCALE", "boolean_t", "funopen",
    "getsectiondata", "getsegmentdata", "host_t", "integer_t", "load_command", "malloc_default_zone",
    "malloc_get_all_zones", "malloc_size", "malloc_zone_t", "natural_t", "pthread_mach_thread_np",
    "segment_command_64", "st_atimespec", "st_birthtimespec", "st_ctimespec", "st_mtimespec", "task_t",
    "task_threads", "thread_act_array_t", "thread_act_t", "thread_array_t", "thread_basic_info",
    "thread_basic_info_data_t", "thread_info", "thread_info_t", "thread_t",
  ]
  /// How other names begin that Apple's Foundation re-exports from Darwin.
  static let darwinStems = [
    "EXC_", "EXCEPTION_", "HOST_", "KERN_", "MACH_", "OSAtomic", "PROCESSOR_CPU_", "TASK_", "VM_PROT_", "_dyld_",
    "host_",
    "mach_", "vm_",
  ]

  /// Names that Apple's Foundation re-exports from Darwin.
  static func isOfDarwin(_ name: String) -> Bool {
    darwin.contains(name) || darwinStems.contains(where: name.hasPrefix) && name != "mach_absolute_time"
  }

  /// What Apple's Foundation re-exports from `os`.
  static let unfairLocks = "os_unfair_lock"
  /// What Apple's Foundation has from Combine by another name.
  static let published: Set<String> = ["ObservableObject", "Published"]
  static let objectiveC: Set<String> = [
    "objc_getAssociatedObject", "objc_sync_enter", "objc_sync_exit", "objc_setAssociatedObject",
    "objc_removeAssociatedObjects", "autoreleasepool", "class_getName", "class_getSuperclass", "object_getClass",
    "object_getClassName", "object_setClass", "class_getInstanceSize",
  ]

  /// Names that Apple's UIKit re-exports from Core Text.
  static func isOfCoreText(_ name: String) -> Bool {
    ["CTFont", "CTFrame", "CTLine", "CTParagraphStyle", "CTRun", "CTTypesetter", "kCT"].contains(where: name.hasPrefix)
  }

  /// Names that Apple's Foundation re-exports from Security.
  static func isOfSecurity(_ name: String) -> Bool {
    security.contains(name) || securityStems.contains(where: name.hasPrefix)
  }

  static let securityStems = [
    "SecAccessControl", "SecAddShared", "SecCertificate", "SecCreateShared", "SecIdentity", "SecItem", "SecPKCS12",
    "SecRequestShared", "SecKey", "SecPolicy", "SecRandom", "SecTrust", "errSec", "kSec",
  ]
  static let security: Set<String> = [
    "NSURLAuthenticationMethodClientCertificate", "NSURLAuthenticationMethodServerTrust", "SecCopyErrorMessageString",
    "serverTrust",
  ]

  /// Names that Apple's Foundation re-exports from CoreGraphics and Linux's Foundation lacks.
  static func isOfCoreGraphics(_ name: String) -> Bool {
    begins(name, "CG") && !["CGFloat", "CGPoint", "CGSize", "CGRect"].contains(name)
  }

  /// Names that Apple's Foundation re-exports from Core Foundation.
  static func isOfCoreFoundation(_ name: String) -> Bool {
    (begins(name, "CF") || begins(name, "kCF")) && !isOfCFNetwork(name) || coreFoundation.contains(name)
  }

  static let coreFoundation: Set<String> = [
    "FourCharCode", "OSErr", "OSStatus", "OSType", "UTF8Char", "UTF16Char", "UTF32Char", "UniChar", "noErr",
  ]

  /// Names that Apple's Foundation re-exports from CFNetwork.
  static func isOfCFNetwork(_ name: String) -> Bool {
    ["CFHost", "CFNetwork", "kCFErrorDomainCFNetwork", "kCFGetAddrInfoFailureKey", "kCFProxy"]
      .contains(where: name.hasPrefix)
  }

  /// Names that Apple's UIKit re-exports from UserNotifications.
  static func isOfUserNotifications(_ name: String) -> Bool {
    begins(name, "UN") && name.dropFirst(3).first?.isLowercase == true
  }

  /// Names of buffers of pixels, that Apple's Core Image re-exports.
  static func isOfCoreVideo(_ name: String) -> Bool { begins(name, "CV") || begins(name, "kCV") }

  /// Names of times and samples, that Apple's frameworks of media re-export.
  static func isOfCoreMedia(_ name: String) -> Bool {
    ["CMSample", "CMTime", "CMFormat", "CMBlock", "kCMTime"].contains(where: name.hasPrefix)
  }

  /// Whether a name is a prefix with a capital letter behind it.
  private static func begins(_ name: String, _ prefix: String) -> Bool {
    name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
  }
}
