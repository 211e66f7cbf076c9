// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreFoundation
import Security
import UIKit

/// Objects of Core Foundation as iOS source has them: classes, bridged to Foundation's and Swift's.
enum CoreFoundationRows {
  @MainActor static func run() {
    strings()
    collections()
    colors()
    keychains()
    unmanaged()
    qualified()
  }

  private static func describe<T: AnyObject>(_ object: T) -> String { "\(object)" }

  private static func strings() {
    let name = "Text".uppercased()
    let text = name as CFString
    let back: String = text as String
    let plain = text as NSString
    let any: Any = text
    let maybe: String? = nil
    print(describe(text), back, plain.length, any as! String, any as! CFString, (maybe as CFString?) == nil)
    let mutable = NSMutableString(string: "Größe") as CFMutableString
    CFStringTransform(mutable, nil, kCFStringTransformStripDiacritics, false)
    print(mutable, CFStringGetLength(mutable), CFGetTypeID(mutable) == CFStringGetTypeID())
    print(CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)) != 0)
  }

  private static func collections() {
    let array = [1, 2, 3] as CFArray
    let dictionary = ["a": 1, "b": 2] as CFDictionary
    let objects: NSArray = array
    let numbers = array as? [Int] ?? []
    print(CFArrayGetCount(array), objects.count, numbers.reduce(0, +), (dictionary as NSDictionary)["b"] ?? 0)
    let url = URL(string: "https://example.com/a") ?? URL(fileURLWithPath: "/")
    let data = Data([1, 2, 3])
    print((url as CFURL) as URL == url, CFDataGetLength(data as CFData), CFURLGetString(url as CFURL) as String)
    let error = NSError(domain: "rows", code: 4) as CFError
    print(CFErrorGetCode(error), (error as Error).localizedDescription.isEmpty)
    let set = Set(["a"]) as CFSet
    print(
      CFSetGetCount(set), Date(timeIntervalSinceReferenceDate: 5) as CFDate, 1.5 as CFNumber,
      kCFBooleanTrue as CFBoolean)
    let width = CGFloat(2.5) as NSNumber
    print(width, (width as? CGFloat) ?? 0)
  }

  @MainActor private static func colors() {
    let objects = [UIColor.red, .blue].map { $0.cgColor as AnyObject } as NSArray
    let gradient = CGGradient(colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: objects, locations: nil)
    let first = objects[0] as! CGColor
    print(gradient != nil, first == UIColor.red.cgColor, CFGetTypeID(first) == CGColor.typeID)
    let layer = CALayer()
    layer.contents = nil
    print(CGFont("NoSuchFont" as CFString) == nil)
  }

  private static func value<T: AnyObject>(_ key: CFString, in query: [String: T]) -> T? { query[key as String] }

  private static func keychains() {
    var query: [String: AnyObject] = [kSecClass as String: kSecClassGenericPassword]
    query[kSecAttrAccount as String] = "rows" as CFString
    query[kSecReturnData as String] = kCFBooleanTrue
    print(describe(kSecClassGenericPassword), value(kSecClass, in: query) === kSecClassGenericPassword)
    let missing = NSMutableDictionary()
    missing[kSecClass] = kSecClassGenericPassword
    missing[kSecAttrAccount] = "nobody-of-the-rows"
    print(SecItemDelete(missing as CFDictionary) == errSecItemNotFound)
    let mixed: [CFString: Any] = [kSecClass: kSecClassKey, kSecAttrLabel: "rows"]
    let loose: [AnyHashable: Any] = [kSecClass: 1]
    print(mixed.count, (mixed as CFDictionary) as? [String: Any] != nil, loose["class"] as? Int ?? 0)
  }

  private static func unmanaged() {
    let held: Unmanaged<CFString> = Unmanaged.passRetained("kept" as CFString)
    let pointer = held.toOpaque()
    print(Unmanaged<CFString>.fromOpaque(pointer).takeRetainedValue() as String)
    let array = ["x", "y"] as CFArray
    let element = Unmanaged<CFString>.fromOpaque(CFArrayGetValueAtIndex(array, 1)).takeUnretainedValue()
    print(element)
    let data = CFDataCreateMutable(kCFAllocatorDefault, 0)!
    CFDataAppendBytes(data, [1, 2], 2)
    print((data as Data).count)
  }

  private static func qualified() {
    print(Darwin.round(2.6), Foundation.sqrt(9.0), UIKit.UIColor.red == .red, QuartzCore.CACurrentMediaTime() >= 0)
    let task: Foundation.URLRequest? = nil
    print(task == nil, ProcessInfo().processName == ProcessInfo.processInfo.processName)
  }
}
