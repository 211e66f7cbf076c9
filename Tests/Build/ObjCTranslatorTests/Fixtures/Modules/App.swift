import UIKit
import os.log
import Darwin
import MobileCoreServices
import struct UniformTypeIdentifiers.UTType

private var key: UInt8 = 0
private let log = Logger(subsystem: "app", category: "test")

final class Tag {
  deinit { print("tag dies") }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  required override init() {}
  func run() {
    var view: UIView? = UIView()
    view?.tag = Tag()
    print(view?.tag != nil)
    view = nil
    print("view is gone")
    let object = NSObject()
    objc_setAssociatedObject(object, &key, "text", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    print(objc_getAssociatedObject(object, &key) as? String ?? "none")
    objc_removeAssociatedObjects(object)
    print(objc_getAssociatedObject(object, &key) as? String ?? "none")
    print(autoreleasepool { 3 }, kUTTypeImage as String, UTType.png.conforms(to: .image), sqrt(16.0))
    log.debug("number \(3, privacy: .public)")
    os_log("%{public}@ is %d", log: OSLog.default, type: .info, "x", 5)
    os.os_log(.error, "bad")
    print(Model().load())
    #if os(iOS) && !os(macOS)
      print("iOS")
    #else
      perform(#selector(notThere)); @objc func f() {}
    #endif
    #if targetEnvironment(simulator)
      print("simulator")
    #endif
    if #available(iOS 14, *) { print("available") }
    #if os(Linux)
      print("Linux")
    #elseif canImport(UIKit)
      print("UIKit")
    #endif
  }
}

extension UIView {
  var tag: Tag? {
    get { objc_getAssociatedObject(self, &key) as? Tag }
    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
