import UIKit

class Screen: UIViewController {
  private var log: [String] = []
  private func note(_ text: String) { print("note", text) }
}

private let filePrivate = "private to Screen.swift"

extension Screen {
  /// Runs once.
  override func viewDidLoad() {
    super.viewDidLoad()
    note(#function)
    print(filePrivate, #line)
  }

  func configure() { print("Screen.configure") }
}

public class Empty: UIView {}
extension Empty {
  public override func layoutSubviews() { super.layoutSubviews(); print("Empty.layoutSubviews", #line) }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  required override init() {}
  func run() {
    let screen: Screen = SubScreen()
    screen.viewDidLoad()
    screen.viewWillAppear(true)
    print(screen.prefersStatusBarHidden, type(of: screen).kind)
    screen.preferredSize = 9
    print(screen.preferredSize)
    screen.configure()
    Empty().layoutSubviews()
    screen.style(3, with: "x")
    print(#line, #fileID.hasSuffix("Screen.swift"))
  }
}
