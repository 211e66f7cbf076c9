import UIKit

@objc protocol PickerDelegate: AnyObject {
  func pickerDidOpen(_ picker: Picker)
  @objc optional func picker(_ picker: Picker, canPick index: Int) -> Bool
  @objc optional func pickerDidClose()
  @objc optional func title(for picker: Picker) -> String?
}

class Picker: UIScrollView {
  weak var picks: PickerDelegate?

  func go() {
    picks?.pickerDidOpen(self)
    print(picks?.picker?(self, canPick: 1) ?? true, picks?.title?(for: self)?.count ?? -1)
    if let can = picks?.picker?(self, canPick: 5) { print("can", can) } else { print("not asked") }
    picks?.pickerDidClose?()
    if picks?.pickerDidClose?() == nil { print("no close") }
    print(picks?.picker?(self, canPick: 2).description ?? "none")
    delegate?.scrollViewDidScroll?(self)
    print(delegate?.scrollViewShouldScrollToTop?(self) ?? false, delegate?.viewForZooming?(in: self) as Any)
    let sure: UIScrollViewDelegate = Nobody()
    if let answer = sure.scrollViewShouldScrollToTop?(self) { print("answer", answer) }
    onTap?(3)
  }
  var onTap: ((Int) -> Void)? = { print("closure", $0) }
}

class Nobody: PickerDelegate, UIScrollViewDelegate {
  func pickerDidOpen(_ picker: Picker) { print("Nobody open") }
}

class Sub: Nobody {
  func picker(_ picker: Picker, canPick index: Int) -> Bool { index > 1 }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { print("Sub scrolled") }
}

class SubSub: Sub {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    print("SubSub scrolled")
  }
  func pickerDidClose() { print("SubSub closed") }
}

class Everybody: PickerDelegate {
  func pickerDidOpen(_ picker: Picker) { print("Everybody open") }
  func picker(_ picker: Picker, canPick index: Int) -> Bool { index == 2 }
  func pickerDidClose() { print("Everybody closed") }
  func title(for picker: Picker) -> String? { "four" }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  required override init() {}
  func run() {
    for delegate: PickerDelegate in [Nobody(), Sub(), SubSub(), Everybody()] {
      let picker = Picker()
      picker.picks = delegate
      picker.delegate = delegate as? UIScrollViewDelegate
      picker.go()
      withExtendedLifetime(delegate) {}
    }
  }
}
